-- A game that runs learns at once that a break, an exclusion or a limit holds from now on.
CREATE TRIGGER play_pauses_tell AFTER INSERT OR UPDATE ON play_pauses
  FOR EACH ROW EXECUTE FUNCTION tell_person('play');
CREATE TRIGGER play_limits_tell AFTER INSERT OR UPDATE ON play_limits
  FOR EACH ROW EXECUTE FUNCTION tell_person('play');
