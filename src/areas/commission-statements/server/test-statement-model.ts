import { type Producer, sharesOf } from '../rules.ts';

/** Statements and posting in the simplest terms: the tests compare the product with this model. */
export interface ModelShare {
  /** Null for the house. */
  employee: number | null;
  cents: number;
  statement: number | null;
  posted: boolean;
}

export interface ModelLine {
  id: number;
  /** Null while a correction waits for a file. */
  file: number | null;
  status: number;
  /** 2 uploaded, 4 added by hand. */
  source: number;
  commission: number;
  adjusted: number;
  producers: readonly Producer[];
  shares: ModelShare[];
  /** Without a policy. */
  isUnmatched: boolean;
  /** The settled line that it takes back, or pays anew. */
  corrects?: { line: number; isReversal: boolean };
}

interface ModelFile {
  state: 'active' | 'archived' | 'merged';
  /** Only what was left open moves on. */
  posted: boolean;
  /** The lines that the last merge brought, as long as nothing has changed since. */
  merge: { source: number; lines: ModelLine[] } | undefined;
}

export class StatementModel {
  readonly lines: ModelLine[] = [];
  /** The ones that exist, with the person of each. */
  readonly statements = new Map<number, number>();
  posted = 0;
  readonly #files = new Map<number, ModelFile>();

  file(id: number): ModelFile {
    const known = this.#files.get(id) ?? { state: 'active', posted: false, merge: undefined };
    this.#files.set(id, known);
    return known;
  }

  isOpen(id: number): boolean {
    const { state, posted } = this.file(id);
    return state === 'active' && !posted;
  }

  /** Lines of no policy that somebody has to mean. */
  unmatched(file: number, among: (line: ModelLine) => boolean): ModelLine[] {
    return this.linesOf(file).filter(
      (line) => line.isUnmatched && !line.corrects?.isReversal && line.status !== 4 && among(line),
    );
  }

  correctionsOf(line: number): ModelLine[] {
    return this.lines.filter(({ corrects }) => corrects?.line === line);
  }

  /** Where a correction goes: its own file while that is open, else the newest one that is. */
  nextFile(line: ModelLine, files: readonly number[]): number | null {
    if (line.file !== null && this.isOpen(line.file)) return line.file;
    return files.filter((id) => this.isOpen(id)).at(-1) ?? null;
  }

  /** Adds the two lines that correct a settled one. */
  correct(line: ModelLine, ids: [number, number], file: number | null, producers: readonly Producer[]): void {
    const { adjusted, isUnmatched } = line;
    const plain = { file, status: 1, source: 4, isUnmatched, shares: [] };
    const both = [
      { id: ids[0], cents: 0 - adjusted, producers: line.producers, isReversal: true },
      { id: ids[1], cents: adjusted, producers, isReversal: false },
    ];
    for (const { id, cents, isReversal, producers: earners } of both)
      this.lines.push({
        ...plain,
        id,
        commission: cents,
        adjusted: cents,
        producers: earners,
        corrects: { line: line.id, isReversal },
      });
    this.#touch([line, ...this.correctionsOf(line.id)]);
  }

  undoCorrection(line: ModelLine): boolean {
    const both = this.correctionsOf(line.id);
    const isFree = ({ status, file }: ModelLine) => status === 1 && (file === null || this.isOpen(file));
    if (both.length === 0 || !both.every(isFree)) return false;
    this.#touch([line, ...both]);
    for (const each of both) this.lines.splice(this.lines.indexOf(each), 1);
    return true;
  }

  pay(line: ModelLine, producers: readonly Producer[]): void {
    line.producers = producers;
    this.#touch([line]);
  }

  linesOf(file: number): ModelLine[] {
    return this.lines.filter((line) => line.file === file);
  }

  #touch(lines: readonly ModelLine[]): void {
    for (const { file } of lines) if (file !== null) this.file(file).merge = undefined;
  }

  setArchived(id: number, isArchived: boolean): void {
    Object.assign(this.file(id), { state: isArchived ? 'archived' : 'active', merge: undefined });
  }

  merge(target: number, source: number): number {
    const lines = this.linesOf(source);
    for (const line of lines) line.file = target;
    Object.assign(this.file(source), { state: 'merged', merge: undefined });
    this.file(target).merge = { source, lines };
    return lines.length;
  }

  /** Returns false when there is nothing to undo. */
  undo(target: number): boolean {
    const { merge } = this.file(target);
    if (!merge) return false;
    for (const line of merge.lines) line.file = merge.source;
    this.file(merge.source).state = 'active';
    this.file(target).merge = undefined;
    return true;
  }

  move(file: number, from: number, to: number): number {
    if (from === 4 && this.file(file).posted) return 0;
    const moved = this.linesOf(file).filter((line) => line.status === from && !(to === 4 && line.corrects));
    for (const line of moved) line.status = to;
    this.#touch(moved);
    return moved.length;
  }

  /** Returns whether the amount is different. */
  adjust(line: ModelLine, cents: number): boolean {
    if (line.adjusted === cents) return false;
    line.adjusted = cents;
    this.#touch([line]);
    return true;
  }

  /** What a statement for the person would take. */
  waiting(employee: number, file: number | null): { line: ModelLine; cents: number }[] {
    return this.lines
      .filter((line) => line.file !== null && (file === null || line.file === file))
      .filter((line) => this.file(line.file as number).state === 'active')
      .flatMap((line) => {
        const shares = line.status === 2 ? this.#shared(line) : line.status === 3 ? line.shares : [];
        const own = shares.find((share) => share.employee === employee && share.statement === null);
        return own ? [{ line, cents: own.cents }] : [];
      });
  }

  settle(statement: number, employee: number, file: number | null): void {
    const waiting = this.waiting(employee, file);
    this.#touch(waiting.map(({ line }) => line));
    for (const { line } of waiting) {
      if (line.status === 2) line.shares = this.#shared(line);
      line.status = 3;
      const own = line.shares.find((share) => share.employee === employee) as ModelShare;
      own.statement = statement;
    }
    this.statements.set(statement, employee);
  }

  settleHouse(file: number): number {
    const alone = this.linesOf(file).filter(
      ({ status, producers }) => status === 2 && producers.length === 0,
    );
    for (const line of alone) Object.assign(line, { status: 3, shares: this.#shared(line) });
    this.#touch(alone);
    return alone.length;
  }

  unsettleHouse(file: number): number {
    const alone = this.linesOf(file).filter(
      ({ status, shares }) => status === 3 && shares.every(({ employee, posted }) => !employee && !posted),
    );
    for (const line of alone) Object.assign(line, { status: 2, shares: [] });
    this.#touch(alone);
    return alone.length;
  }

  sharesOn(statement: number): ModelShare[] {
    return this.lines.flatMap(({ shares }) => shares).filter((share) => share.statement === statement);
  }

  linesOn(statement: number): ModelLine[] {
    return this.lines.filter(({ shares }) => shares.some((share) => share.statement === statement));
  }

  remove(statement: number): void {
    this.#touch(this.linesOn(statement));
    for (const share of this.sharesOn(statement)) share.statement = null;
    for (const line of this.lines)
      if (
        line.shares.some(({ employee }) => employee) &&
        line.shares.every((share) => share.statement === null)
      )
        Object.assign(line, { status: 2, shares: [] });
    this.statements.delete(statement);
  }

  /** The figures of the tie-out in cents, with how many lines each is made of. */
  bridge(file: number) {
    const all = this.linesOf(file);
    const isOpen = (share: ModelShare) => share.employee !== null && share.statement === null;
    const part = (lines: readonly ModelLine[], centsOf: (line: ModelLine) => number) => ({
      lines: lines.length,
      amount: lines.reduce((total, line) => total + centsOf(line), 0) / 100,
    });
    const adjusted = (line: ModelLine) => line.adjusted;
    const manual = all.filter(({ source }) => source === 4);
    const changed = all.filter((line) => line.source === 2 && line.adjusted !== line.commission);
    const none = { lines: 0, amount: 0 };
    return {
      received: part(
        all.filter(({ source }) => source === 2),
        ({ commission }) => commission,
      ),
      forwarded: part(
        all.filter(({ status }) => status === 4),
        adjusted,
      ),
      brought: none,
      generated: none,
      adjusted: {
        ...part([...manual, ...changed], (line) => line.adjusted - (line.source === 4 ? 0 : line.commission)),
        manual: manual.length,
      },
      toPay: part(
        all.filter(({ status }) => status !== 4),
        adjusted,
      ),
      statements: part(
        all.filter(({ status }) => status === 3),
        ({ shares }) => sum(shares.filter((share) => !isOpen(share))),
      ),
      open: part(
        all.filter(({ status, shares }) => status < 3 || (status === 3 && shares.some(isOpen))),
        (line) => (line.status === 3 ? sum(line.shares.filter(isOpen)) : line.adjusted),
      ),
    };
  }

  due(file: number): ModelShare[] {
    return this.linesOf(file)
      .flatMap(({ shares }) => shares)
      .filter(({ employee, statement, posted }) => !posted && (statement !== null || employee === null));
  }

  post(file: number): void {
    Object.assign(this.file(file), { merge: undefined, posted: true });
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
