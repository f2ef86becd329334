export interface Choice {
  value: string;
  label: string;
}

/** Records as the choices of a select, by their number; none while they are not here yet. */
export function namedChoices(records: readonly { id: number; name: string }[] = []): Choice[] {
  return records.map(({ id, name }) => ({ value: String(id), label: name }));
}
