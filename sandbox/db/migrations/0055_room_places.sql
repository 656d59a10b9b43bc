-- All seats of a card room, of which some are free.
ALTER TABLE games ADD COLUMN places integer;
UPDATE games SET places = CASE
  WHEN name LIKE 'Three Card Room%' THEN 6
  WHEN name LIKE 'Sic Bo Pavilion%' THEN 9
  ELSE 4
END WHERE is_room;
