import { type Producer, sharesOf } from '../rules.ts';

/** Statements and posting as simply as they can be said: the tests compare the product with it. */
export interface ModelShare {
  /** Null for the house. */
  employee: number | null;
  cents: number;
  statement: number | null;
  posted: boolean;
}

export interface ModelLine {
  id: number;
  file: number;
  status: number;
  adjusted: number;
  producers: readonly Producer[];
  shares: ModelShare[];
}

export class StatementModel {
  readonly lines: ModelLine[] = [];
  /** Those that stand, with the person of each. */
  readonly statements = new Map<number, number>();
  posted = 0;

  move(file: number, from: number, to: number): number {
    const moved = this.lines.filter((line) => line.file === file && line.status === from);
    for (const line of moved) line.status = to;
    return moved.length;
  }

  /** What a statement for the person would take. */
  waiting(employee: number, file: number | null): { line: ModelLine; cents: number }[] {
    return this.lines
      .filter((line) => file === null || line.file === file)
      .flatMap((line) => {
        const shares = line.status === 2 ? this.#shared(line) : line.status === 3 ? line.shares : [];
        const own = shares.find((share) => share.employee === employee && share.statement === null);
        return own ? [{ line, cents: own.cents }] : [];
      });
  }

  settle(statement: number, employee: number, file: number | null): void {
    for (const { line } of this.waiting(employee, file)) {
      if (line.status === 2) line.shares = this.#shared(line);
      line.status = 3;
      const own = line.shares.find((share) => share.employee === employee) as ModelShare;
      own.statement = statement;
    }
    this.statements.set(statement, employee);
  }

  settleHouse(file: number): number {
    const alone = this.lines.filter(
      (line) => line.file === file && line.status === 2 && line.producers.length === 0,
    );
    for (const line of alone) Object.assign(line, { status: 3, shares: this.#shared(line) });
    return alone.length;
  }

  unsettleHouse(file: number): number {
    const alone = this.lines.filter(
      (line) =>
        line.file === file &&
        line.status === 3 &&
        line.shares.every(({ employee, posted }) => !employee && !posted),
    );
    for (const line of alone) Object.assign(line, { status: 2, shares: [] });
    return alone.length;
  }

  sharesOn(statement: number): ModelShare[] {
    return this.lines.flatMap(({ shares }) => shares).filter((share) => share.statement === statement);
  }

  remove(statement: number): void {
    for (const share of this.sharesOn(statement)) share.statement = null;
    for (const line of this.lines)
      if (
        line.shares.some(({ employee }) => employee) &&
        line.shares.every((share) => share.statement === null)
      )
        Object.assign(line, { status: 2, shares: [] });
    this.statements.delete(statement);
  }

  due(file: number): ModelShare[] {
    return this.lines
      .filter((line) => line.file === file)
      .flatMap(({ shares }) => shares)
      .filter(({ employee, statement, posted }) => !posted && (statement !== null || employee === null));
  }

  post(file: number): void {
    for (const share of this.due(file)) {
      share.posted = true;
      this.posted += share.cents;
    }
  }

  #shared({ adjusted, producers }: ModelLine): ModelShare[] {
    return sharesOf(adjusted, producers).map(({ employeeId, cents }) => ({
      employee: employeeId,
      cents,
      statement: null,
      posted: false,
    }));
  }
}

export const sum = (parts: readonly { cents: number }[]) =>
  parts.reduce((total, { cents }) => total + cents, 0);
