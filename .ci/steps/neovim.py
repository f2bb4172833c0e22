#!/usr/bin/env python3
"""Has Neovim, without plugins and set up as Documentation/Desk.md says, do a writer's work with the language server: it
shows a finding, applies the quick fix and completes a slug.

    .ci/steps/neovim.py TOOL

Wants Debian's neovim.
"""

from editors import try_setup

SCRIPT = """
local function fail(what) io.stderr:write('FAIL: ' .. what .. '\\n'); vim.cmd('cquit 1') end
local function wait(what, test) if not vim.wait(60000, test, 50) then fail(what) end end
local function finds(rule)
  for _, one in ipairs(vim.diagnostic.get(0)) do if one.code == rule then return one end end
end

vim.cmd('edit content/fixes.json')

-- A wrong slug is shown at its place.
wait('a wrong slug is shown', function() return finds('identity/unknown-bug') end)
local found = finds('identity/unknown-bug')
local line = vim.api.nvim_buf_get_lines(0, found.lnum, found.lnum + 1, true)[1]
if line:sub(found.col + 1, found.end_col) ~= '"ned-to-impress"' then fail('it is shown at its place') end

-- Its quick fix is offered, and mends it.
vim.api.nvim_win_set_cursor(0, { found.lnum + 1, found.col + 2 })
vim.ui.select = function(items, options, choose)
  for index, item in ipairs(items) do
    if options.format_item(item):find('need%-to%-impress') then return choose(item, index) end
  end
  fail('the quick fix is offered')
end
vim.lsp.buf.code_action()
wait('the quick fix is applied', function()
  return vim.api.nvim_buf_get_lines(0, found.lnum, found.lnum + 1, true)[1]:find('"need%-to%-impress"')
end)
wait('the finding goes', function() return not finds('identity/unknown-bug') end)

-- A slug is completed where it is written.
vim.api.nvim_buf_set_lines(0, found.lnum, found.lnum + 1, true, { '    "bugSlug": "need-to-be-b",' })
vim.api.nvim_win_set_cursor(0, { found.lnum + 1, 26 })
local keys = vim.api.nvim_replace_termcodes('a<C-x><C-o>', true, false, true)
vim.api.nvim_feedkeys(keys, 'n', false)
vim.defer_fn(function()
  local items = vim.fn.complete_info({ 'items' }).items
  local words = vim.tbl_map(function(item) return item.word end, items)
  if not vim.tbl_contains(words, 'need-to-be-busy') then
    -- The only candidate is taken at once.
    line = vim.api.nvim_get_current_line()
    if not line:find('"need%-to%-be%-busy"') then fail('a slug is completed: ' .. vim.inspect(words) .. line) end
  end
  vim.cmd('stopinsert')
  vim.cmd('qall!')
end, 3000)
"""

if __name__ == "__main__":
    try_setup("Neovim", "lua", SCRIPT, lambda session: ["nvim", "--headless", "--clean", "-c", f"luafile {session}"])
