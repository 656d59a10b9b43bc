-- Transfers go both ways: to the agent above, and to a direct downline.
ALTER TABLE upline_transfers RENAME TO member_transfers;
ALTER TABLE member_transfers RENAME COLUMN upline_id TO receiver_id;
ALTER TABLE member_transfers ADD COLUMN direction text NOT NULL DEFAULT 'up' CHECK (direction IN ('up', 'down'));
ALTER TABLE member_transfers ALTER COLUMN direction DROP DEFAULT;
