-- Bets on several draws one after the other, placed at once: they share a chase, which a win may end.
ALTER TABLE lottery_bets ADD COLUMN chase_id text;
ALTER TABLE lottery_bets ADD COLUMN stops_on_win boolean NOT NULL DEFAULT false;
CREATE INDEX lottery_bets_chase ON lottery_bets (chase_id, draws_at) WHERE chase_id IS NOT NULL;
