export interface NamedTable<Name extends string> {
  table: Name;
  how: 'reads' | 'writes';
}

const BUILDER =
  /\b(\w*From|insertInto|updateTable|mergeInto|\w+Join(?:Lateral)?|from|using)\(\s*\[?\s*'(\w+)/g;
const PLAIN =
  /\b(DELETE\s+FROM|FROM|JOIN|INSERT\s+INTO|MERGE\s+INTO|UPDATE|USING|TRUNCATE)\s+(?:ONLY\s+|LATERAL\s+)?(\w+)/g;
/** The second and later of `FROM employees e, agencies a`. */
const LISTED = /\b(FROM)\s+\w+(?:\s+(?:AS\s+)?\w+)?((?:\s*,\s*\w+(?:\s+(?:AS\s+)?\w+)?)+)/g;
const WRITES = /^(delete|insert|update|merge|truncate)/i;
const CHANGING_ANY = /\b(UPDATE|INSERT\s+INTO|DELETE\s+FROM)\s+\$\{sql\.table\(/;

/** Which tables the SQL in a file names, by the query builder or as text. What a function in the database does is not seen. */
export function tablesIn<Name extends string>(text: string, all: readonly Name[]): NamedTable<Name>[] {
  const found = new Map<string, NamedTable<Name>>();
  const add = (name: string, how: NamedTable<Name>['how']) => {
    const table = all.find((each) => each === name);
    if (table) found.set(`${how} ${table}`, { table, how });
  };
  for (const pattern of [BUILDER, PLAIN])
    for (const [, word = '', name = ''] of text.matchAll(pattern))
      add(name, WRITES.test(word) ? 'writes' : 'reads');
  for (const [, , list = ''] of text.matchAll(LISTED))
    for (const item of list.split(',')) add(item.trim().split(/\s/)[0] ?? '', 'reads');
  for (const name of chosenAtRun(text)) add(name, CHANGING_ANY.test(text) ? 'writes' : 'reads');
  return [...found.values()];
}

/** A table that is chosen while the server runs may be any that the file names. */
function chosenAtRun(text: string): string[] {
  if (!text.includes('sql.table(')) return [];
  return [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
