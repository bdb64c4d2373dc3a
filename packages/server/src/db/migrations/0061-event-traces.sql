-- The W3C traceparent of the span that an event was appended in, or a publication made in, when spans were collected.
alter table events add column traceparent text;
alter table publications add column traceparent text;
