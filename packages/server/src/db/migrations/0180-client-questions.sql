-- Questions that are put to people through their clients while a call waits, until they are answered: the answer may reach
-- another process than the one that asked.
create table client_questions (
  id text primary key,
  asker text not null,
  asked_at timestamptz not null,
  answer jsonb
);
create index client_questions_asked on client_questions (asked_at);
