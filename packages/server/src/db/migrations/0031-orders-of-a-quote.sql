-- Each order asks whether its quote was ordered before.
create index orders_quote on orders (quote_id);
