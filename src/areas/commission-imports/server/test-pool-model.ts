/** A line of a statement, or the copy of a forwarded one. */
export interface ModelLine {
  id: number;
  file: number | null;
  status: number;
  commission: number;
  /** The line that it is a copy of. */
  forwards: number | null;
}

export interface ModelRow {
  row: number;
  month: string;
  cents: number;
  /** It has a problem and is left out unless somebody corrects it. */
  isBroken: boolean;
}

export interface ModelStatement {
  id: number;
  state: 'read' | 'imported' | 'takenBack';
  rows: ModelRow[];
}

interface Origin {
  statement: number;
  month: string;
}

/** Statements and the files that take their lines in, in the simplest terms. */
export class PoolModel {
  readonly lines = new Map<number, ModelLine>();
  /** Every file there has ever been; false once it is deleted. */
  readonly files = new Map<number, boolean>();
  readonly statements: ModelStatement[] = [];
  /** Where the lines of statements came from. */
  readonly origins = new Map<number, Origin>();

  linesOf(file: number): ModelLine[] {
    return [...this.lines.values()].filter((line) => line.file === file);
  }

  /** What the next file picks up. */
  openForwards(): ModelLine[] {
    return [...this.lines.values()].filter((line) => line.status === 4 && !this.#copyOf(line));
  }

  /** Returns how many lines of the file it has moved. */
  move(file: number, from: number, to: number): number {
    const moved = this.linesOf(file).filter(({ status }) => status === from);
    for (const line of moved) line.status = to;
    return moved.length;
  }

  /** Returns false when a line of it is settled or forwarded. */
  deleteFile(file: number): boolean {
    const lines = this.linesOf(file);
    if (lines.some(({ status }) => status > 2)) return false;
    this.files.set(file, false);
    for (const line of lines) {
      if (line.forwards !== null) this.lines.delete(line.id);
      else Object.assign(line, { file: null, status: 1 });
    }
    return true;
  }

  /** `idOf` knows the line of a row. */
  import(statement: ModelStatement, idOf: (row: number) => number): void {
    statement.state = 'imported';
    for (const { row, month, cents } of statement.rows.filter(({ isBroken }) => !isBroken)) {
      const id = idOf(row);
      this.lines.set(id, { id, file: null, status: 1, commission: cents, forwards: null });
      this.origins.set(id, { statement: statement.id, month });
    }
  }

  linesFrom({ id }: ModelStatement): ModelLine[] {
    return [...this.lines.values()].filter((line) => this.origins.get(line.id)?.statement === id);
  }

  /** What waits for a file, by month. */
  pool(of: (origin: Origin) => boolean = () => true): Map<string, ModelLine[]> {
    const waiting = [...this.lines.values()].filter(({ file }) => file === null);
    const mine = waiting.filter(({ id }) => of(this.origins.get(id) as Origin));
    return Map.groupBy(mine, ({ id }) => (this.origins.get(id) as Origin).month);
  }

  /** The month that most lines of a statement are of; of two, the later one. */
  monthOf({ id }: ModelStatement): string | undefined {
    const months = [...this.pool(({ statement }) => statement === id)];
    const most = Math.max(...months.map(([, lines]) => lines.length));
    const those = months.filter(([, lines]) => lines.length === most).map(([month]) => month);
    return those.sort().at(-1);
  }

  /** What a file of that month takes in, with all that waits of the statement. */
  taken(month: string, statement?: ModelStatement): ModelLine[] {
    return [...this.pool((origin) => origin.month === month || origin.statement === statement?.id)].flatMap(
      ([, lines]) => lines,
    );
  }

  /** Returns false when a line has moved on. */
  takeBack(statement: ModelStatement): boolean {
    const lines = this.linesFrom(statement);
    if (statement.state !== 'imported' || lines.some(({ status }) => status !== 1)) return false;
    statement.state = 'takenBack';
    for (const { id } of lines) this.lines.delete(id);
    return true;
  }

  /** Rows and cents of each place: the pool by month, a file and state, the last file after forwarding. */
  places(statement: ModelStatement): string[] {
    const told = new Map<string, { rows: number; cents: number }>();
    const add = (place: string, cents: number) => {
      const known = told.get(place) ?? { rows: 0, cents: 0 };
      told.set(place, { rows: known.rows + 1, cents: known.cents + cents });
    };
    for (const line of this.linesFrom(statement)) add(this.#placeOf(line), line.commission);
    for (const { isBroken, cents } of statement.rows) if (isBroken) add('problem', cents);
    return [...told].map(([place, { rows, cents }]) => `${place}: ${rows}, ${cents}`).sort();
  }

  #placeOf(line: ModelLine): string {
    if (line.file === null) return `pool ${this.origins.get(line.id)?.month}`;
    if (line.status !== 4) return `file ${line.file} ${line.status}`;
    let last = line;
    for (let next: ModelLine | undefined = line; next; next = this.#copyOf(next)) last = next;
    return last === line ? `forwarded ${line.file}` : `forwarded ${line.file} to ${last.file}`;
  }

  #copyOf({ id }: ModelLine): ModelLine | undefined {
    return [...this.lines.values()].find(({ forwards }) => forwards === id);
  }
}
