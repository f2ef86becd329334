/** The number of a record in the path of a route. */
export const idPath = pathId('id');

/** The same under another name. */
export function pathId<Name extends string>(name: Name) {
  return {
    parse: (given: Record<Name, string>) => ({ [name]: Number(given[name]) }) as Record<Name, number>,
    stringify: (given: Record<Name, number>) => ({ [name]: String(given[name]) }) as Record<Name, string>,
  };
}
