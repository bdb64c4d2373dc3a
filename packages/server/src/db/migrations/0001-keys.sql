-- API keys: only the SHA-256 of a key is kept.
create table api_keys (
  id text primary key,
  name text not null,
  prefix text not null,
  sha256 bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  rotated_to text references api_keys (id)
);
