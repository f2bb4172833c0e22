CREATE TABLE account (
  user_id BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_profile (
  user_id BLOB NOT NULL,
  current_version TEXT NOT NULL,
  primary_bug_id BLOB,
  current_streak INTEGER NOT NULL,
  longest_streak INTEGER NOT NULL,
  last_engagement_date INTEGER,
  streak_freeze_available INTEGER NOT NULL,
  sync_token TEXT,
  last_synced_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_bug (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  status TEXT NOT NULL,
  activated_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_fix (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_tidbit (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_completion (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  fix_id BLOB NOT NULL,
  kind TEXT NOT NULL,
  day INTEGER NOT NULL,
  slot TEXT,
  outcome TEXT NOT NULL,
  reflection TEXT,
  outcome_data TEXT,
  completed_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, slot),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_crash (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  bug_id BLOB,
  note TEXT,
  rebooted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_version_entry (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  version TEXT NOT NULL,
  change_type TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_event (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  event_type TEXT NOT NULL,
  bug_id BLOB,
  fix_id BLOB,
  context TEXT,
  date INTEGER NOT NULL,
  hour_of_day INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_pattern (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  pattern_type TEXT NOT NULL,
  severity TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  related_bug_ids TEXT NOT NULL,
  data_points INTEGER NOT NULL,
  shown_at INTEGER,
  viewed_at INTEGER,
  dismissed_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_diagnostic (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  week_starting INTEGER NOT NULL,
  responses TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE egofix_state (
  user_id BLOB NOT NULL,
  revision INTEGER NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE service_state (
  user_id BLOB NOT NULL,
  product TEXT NOT NULL,
  revision INTEGER NOT NULL,
  version INTEGER NOT NULL,
  state TEXT NOT NULL,
  last_number INTEGER NOT NULL,
  PRIMARY KEY (user_id, product),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE service_outbox (
  user_id BLOB NOT NULL,
  product TEXT NOT NULL,
  number INTEGER NOT NULL,
  effect TEXT NOT NULL,
  PRIMARY KEY (user_id, product, number),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE pressure_commitment (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  date INTEGER NOT NULL,
  sort_order INTEGER NOT NULL,
  text TEXT NOT NULL,
  locked_at INTEGER,
  status TEXT NOT NULL,
  checked_in_at INTEGER,
  escalation_tier_snap INTEGER NOT NULL,
  shield_used INTEGER NOT NULL,
  policy TEXT NOT NULL,
  has_user INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, date, sort_order),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE pressure_notification (
  user_id BLOB NOT NULL,
  id BLOB NOT NULL,
  scheduled_for INTEGER NOT NULL,
  tier INTEGER NOT NULL,
  personality TEXT NOT NULL,
  delivered INTEGER NOT NULL,
  tapped INTEGER NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
