import { type Asks, type Roles, withRoles } from './roles.ts';

/**
 * Every right that our two roles have, every policy and every function that a role owns, each as the statement that
 * would make it so, with the plain names of the roles. Rights of other roles are the operator's business.
 */
const RIGHTS = `
  WITH roles AS (SELECT oid, CASE WHEN rolname = $1 THEN 'coverdesk_app' ELSE 'coverdesk_search' END AS name
                 FROM pg_roles WHERE rolname IN ($1, $2)),
    tables AS (SELECT c.oid, c.oid::regclass::text AS name, c.relkind, c.relacl, c.relrowsecurity, c.relforcerowsecurity
               FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'S')),
    functions AS (SELECT p.oid, p.oid::regprocedure::text AS name, p.proacl, p.proowner, p.prosecdef
                  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f')
  SELECT 'GRANT USAGE ON SCHEMA public TO ' || r.name AS statement
  FROM pg_namespace n, aclexplode(n.nspacl) a JOIN roles r ON r.oid = a.grantee
  WHERE n.nspname = 'public' AND a.privilege_type = 'USAGE'
  UNION ALL
  SELECT format('GRANT %s ON %s %s TO %s', a.privilege_type, CASE t.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
    t.name, r.name)
  FROM tables t, aclexplode(t.relacl) a JOIN roles r ON r.oid = a.grantee
  UNION ALL
  SELECT format('GRANT %s (%I) ON TABLE %s TO %s', a.privilege_type, c.attname, t.name, r.name)
  FROM tables t JOIN pg_attribute c ON c.attrelid = t.oid AND NOT c.attisdropped, aclexplode(c.attacl) a
  JOIN roles r ON r.oid = a.grantee
  UNION ALL
  SELECT format('GRANT EXECUTE ON FUNCTION %s TO %s', f.name, r.name)
  FROM functions f, aclexplode(f.proacl) a JOIN roles r ON r.oid = a.grantee WHERE r.oid <> f.proowner
  UNION ALL
  SELECT format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', f.name)
  FROM functions f WHERE f.prosecdef AND NOT EXISTS (
    SELECT 1 FROM aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a WHERE a.grantee = 0)
  UNION ALL
  SELECT format('ALTER FUNCTION %s OWNER TO %s', f.name, r.name) FROM functions f JOIN roles r ON r.oid = f.proowner
  UNION ALL
  SELECT format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t.name) FROM tables t WHERE t.relrowsecurity
  UNION ALL
  SELECT format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t.name) FROM tables t WHERE t.relforcerowsecurity
  UNION ALL
  SELECT format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s', p.polname, t.name,
    CASE WHEN p.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
    CASE p.polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
    (SELECT string_agg(r.name, ', ' ORDER BY r.name) FROM roles r WHERE r.oid = ANY (p.polroles)),
    ' USING (' || pg_get_expr(p.polqual, p.polrelid) || ')', ' WITH CHECK (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')
  FROM pg_policy p JOIN tables t ON t.oid = p.polrelid
  WHERE p.polroles && ARRAY(SELECT oid FROM roles)`;

/** Of what should be so, what is not. Empty where nothing was remembered yet. */
export async function missingRights(database: Asks, { app, search }: Roles): Promise<string[]> {
  const { rows } = await database.query(
    `SELECT statement FROM expected_rights EXCEPT (${RIGHTS}) ORDER BY 1`,
    [app, search],
  );
  return rows.map(({ statement }) => statement);
}

/** After migrations: what is now is what should be. */
export async function rememberRights(owner: Asks, { app, search }: Roles): Promise<void> {
  await owner.query('DELETE FROM expected_rights');
  await owner.query(`INSERT INTO expected_rights SELECT DISTINCT statement FROM (${RIGHTS}) AS rights`, [
    app,
    search,
  ]);
}

/** Makes good what was lost, say with the roles of a server that was restored elsewhere. Says how much that was. */
export async function repairRights(owner: Asks, roles: Roles): Promise<number> {
  const { rows } = await owner.query(`SELECT to_regclass('public.expected_rights') IS NOT NULL AS known`);
  if (!rows[0].known) return 0;
  const missing = await missingRights(owner, roles);
  if (missing.length === 0) return 0;
  await owner.query('BEGIN');
  try {
    // Whoever is to own a function must be able to make one.
    await owner.query(`GRANT CREATE ON SCHEMA public TO ${roles.search}`);
    for (const statement of missing) await owner.query(withRoles(statement, roles));
    await owner.query(`REVOKE CREATE ON SCHEMA public FROM ${roles.search}`);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK');
    throw new Error(
      `The rights of this database are not as they should be and could not be made good: ${(error as Error).message}`,
      { cause: error },
    );
  }
  return missing.length;
}
