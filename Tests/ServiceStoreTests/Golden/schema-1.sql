CREATE TABLE account (
  user_id BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER,
  PRIMARY KEY (user_id)
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
  version INTEGER NOT NULL,
  effect TEXT NOT NULL,
  PRIMARY KEY (user_id, product, number),
  FOREIGN KEY (user_id) REFERENCES account (user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE service_record (
  user_id BLOB NOT NULL,
  product TEXT NOT NULL,
  kind TEXT NOT NULL,
  record_key TEXT NOT NULL,
  version INTEGER NOT NULL,
  record TEXT NOT NULL,
  PRIMARY KEY (user_id, product, kind, record_key),
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
