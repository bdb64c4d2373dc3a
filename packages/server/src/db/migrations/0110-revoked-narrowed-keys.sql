-- Narrowed keys that were revoked by themselves, by the id of their last link, with all that were made of them. Kept as long as
-- the key that they were made of can be used: with it they end anyway.
create table revoked_key_links (
  key_id text not null references api_keys (id) on delete cascade,
  link_id text not null,
  revoked_at timestamptz not null,
  revoked_by text not null,
  primary key (key_id, link_id)
);
