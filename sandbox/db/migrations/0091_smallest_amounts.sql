-- Minor units of the smallest amount of a currency: 100 where ISO 4217 gives it no decimals, as all are kept in hundredths.
-- The same as `smallestAmountOf` in contract/currencyDecimals.ts; a test holds one to the other.
CREATE FUNCTION smallest_amount(p_currency text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI',
    'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 100 ELSE 1 END
$$;

-- A share of an amount of money, rounded once, half to even, to what its currency has. p_value is never negative.
CREATE FUNCTION rate_of(p_value bigint, p_rate integer, p_currency text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (whole + CASE WHEN rest * 2 > divisor OR (rest * 2 = divisor AND mod(whole, 2) = 1) THEN 1 ELSE 0 END)::bigint
    * smallest_amount(p_currency)
  FROM (SELECT 10000::numeric * smallest_amount(p_currency) AS divisor) d,
    LATERAL (SELECT div(p_value::numeric * p_rate, divisor) AS whole, mod(p_value::numeric * p_rate, divisor) AS rest) parts
$$;
DROP FUNCTION rate_of(bigint, integer);
