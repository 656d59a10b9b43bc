import { Hono } from 'hono';
import type pg from 'pg';

/** Accounts and tellers that the floors' rows stand for. */
const accounts = 10_000;
const tellers = 10;

/**
 * What a call costs at least on a machine: a bare Hono route with one indexed read, and one that runs TPC-B as one
 * PL/pgSQL function, both on the PostgreSQL that the platform uses. Times of the platform are ratios to these.
 */
export async function createPlatformFloors(pool: pg.Pool): Promise<Hono> {
  await pool.query(`
    CREATE SCHEMA floors;
    CREATE TABLE floors.accounts (id integer PRIMARY KEY, balance bigint NOT NULL);
    CREATE TABLE floors.tellers (id integer PRIMARY KEY, balance bigint NOT NULL);
    CREATE TABLE floors.branches (id integer PRIMARY KEY, balance bigint NOT NULL);
    CREATE TABLE floors.history (account integer, teller integer, branch integer, delta bigint, at timestamptz);
    INSERT INTO floors.accounts SELECT n, 0 FROM generate_series(1, ${accounts}) n;
    INSERT INTO floors.tellers SELECT n, 0 FROM generate_series(1, ${tellers}) n;
    INSERT INTO floors.branches VALUES (1, 0);
    CREATE FUNCTION floors.tpcb(p_account integer, p_teller integer, p_delta bigint) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      v_balance bigint;
    BEGIN
      UPDATE floors.accounts SET balance = balance + p_delta WHERE id = p_account RETURNING balance INTO v_balance;
      UPDATE floors.tellers SET balance = balance + p_delta WHERE id = p_teller;
      UPDATE floors.branches SET balance = balance + p_delta WHERE id = 1;
      INSERT INTO floors.history VALUES (p_account, p_teller, 1, p_delta, now());
      RETURN v_balance;
    END $$;
    ANALYZE floors.accounts, floors.tellers, floors.branches`);
  const app = new Hono();
  app.get('/accounts/:id', async (c) => {
    const { rows } = await pool.query('SELECT id, balance::text FROM floors.accounts WHERE id = $1', [
      Number(c.req.param('id')),
    ]);
    return c.json(rows[0] as object);
  });
  app.post('/accounts/:id', async (c) => {
    const { delta } = await c.req.json<{ delta: number }>();
    const account = Number(c.req.param('id'));
    const { rows } = await pool.query('SELECT floors.tpcb($1, $2, $3)::text AS balance', [
      account,
      1 + (account % tellers),
      delta,
    ]);
    return c.json(rows[0] as object);
  });
  return app;
}

/** An account of the floors, each turn another. */
export const floorAccount = (turn: number): number => 1 + ((turn * 7_919) % accounts);
