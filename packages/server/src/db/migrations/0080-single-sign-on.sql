-- People who sign in with an identity provider (OpenID Connect): who they are there.
alter table people add column oidc_issuer text, add column oidc_subject text;
create unique index people_oidc on people (oidc_issuer, oidc_subject);
