interface Versioned {
  id: number;
  version: number;
}

/**
 * The rows of a list, and among them those that were closed in it a moment ago, each where it stood in that order. What
 * somebody has changed since is shown as it is.
 */
export function inTheirPlaces<Row extends Versioned>(
  rows: readonly Row[],
  closed: readonly Row[],
  order: readonly number[],
): Row[] {
  const isOver = ({ id, version }: Row) => closed.some((task) => task.id === id && task.version >= version);
  const shown = rows.filter((row) => !isOver(row));
  const placeIn = ({ id }: Row) => order.indexOf(id);
  const stays = closed.filter(({ id }) => !shown.some((row) => row.id === id));
  for (const task of stays.toSorted((a, b) => placeIn(a) - placeIn(b))) {
    const above = order.slice(0, placeIn(task)).findLast((id) => shown.some((row) => row.id === id));
    shown.splice(shown.findIndex(({ id }) => id === above) + 1, 0, task);
  }
  return shown;
}
