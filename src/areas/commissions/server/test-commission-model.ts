/** Commission files in the simplest terms: the tests compare the product with this model. */
export interface ModelLine {
  id: number;
  file: number | null;
  status: number;
  source: number;
  commission: number;
  adjusted: number;
  forwards: number | null;
  deleted: boolean;
  /** The deletion that took it, by which it comes back. */
  deletion?: string;
  /** Its policy, if it has one whose commission is generated. */
  term: number | null;
  /** The line that has paid its term in advance, and how much of that is taken off it. */
  advance: number | null;
  used: number;
}

/** A pending line that relies on nothing. */
export const PLAIN = { status: 1, forwards: null, deleted: false, term: null, advance: null, used: 0 };

export interface ModelFile {
  id: number;
  archived: boolean;
  /** Only what was left open moves on. */
  posted: boolean;
  deleted: boolean;
  /** Grows with every change. */
  version: number;
}

interface ModelMerge {
  target: number;
  version: number;
  sources: number[];
  moved: Map<number, number>;
}

export class CommissionModel {
  readonly files = new Map<number, ModelFile>();
  readonly lines = new Map<number, ModelLine>();
  #merges: ModelMerge[] = [];

  open(id: number): ModelFile | undefined {
    const file = this.files.get(id);
    return file && !file.deleted ? file : undefined;
  }

  linesOf(file: number): ModelLine[] {
    return [...this.lines.values()].filter((line) => line.file === file && !line.deleted);
  }

  isPickedUp({ id }: ModelLine): boolean {
    return [...this.lines.values()].some((line) => line.forwards === id && !line.deleted);
  }

  /** What a new file gathers: the pool, and forwards that were never picked up. */
  gathered(forwardOnly: boolean): { pool: ModelLine[]; forwards: ModelLine[] } {
    const all = [...this.lines.values()];
    const known = new Set(all.map(({ forwards }) => forwards));
    return {
      pool: forwardOnly ? [] : all.filter(({ file, deleted }) => file === null && !deleted),
      forwards: all.filter(({ id, status, deleted }) => status === 4 && !deleted && !known.has(id)),
    };
  }

  addFile(id: number): void {
    this.files.set(id, { id, archived: false, posted: false, deleted: false, version: 1 });
  }

  /** What a new file has gathered from the carrier replaces the generated lines of its terms, or uses what they paid. */
  takePlaces(gathered: readonly ModelLine[]): void {
    for (const line of gathered) {
      const chain = this.#chainOf(line.term);
      const paid = chain.find(({ status }) => status === 2 || status === 3);
      if (paid) this.#setOff(paid, line);
      else this.#replace(chain);
    }
  }

  /** The generated line of a term and its copies. */
  #chainOf(term: number | null): ModelLine[] {
    const live = [...this.lines.values()].filter(({ deleted }) => !deleted);
    const chain = live.filter((line) => term !== null && line.term === term && line.source === 3);
    for (const line of chain) chain.push(...live.filter(({ forwards }) => forwards === line.id));
    return chain;
  }

  /** A generated line that is not continued by this one is still to be paid, or has paid what this one would pay again. */
  #generatedPays({ term, forwards, advance, adjusted }: ModelLine): boolean {
    const chain = this.#chainOf(term);
    if (chain.length === 0 || chain.some(({ id }) => id === forwards)) return false;
    const paid = chain.find(({ status }) => status === 2 || status === 3);
    return !paid || (advance === null && this.#openOf(paid) * Math.sign(adjusted) > 0);
  }

  /** What a line has paid in advance and nothing has used yet. */
  #openOf(paid: ModelLine): number {
    const users = [...this.lines.values()].filter((each) => each.advance === paid.id && each.source < 3);
    let open = paid.adjusted;
    for (const { deleted, used } of users) if (!deleted) open -= used;
    return open;
  }

  /** Cent by cent, as long as both have one left. */
  #setOff(paid: ModelLine, line: ModelLine): void {
    let open = this.#openOf(paid);
    const sign = Math.sign(paid.adjusted);
    while (open * sign > 0 && line.adjusted * sign > 0) {
      open -= sign;
      line.adjusted -= sign;
      line.used += sign;
    }
    if (line.used !== 0) line.advance = paid.id;
  }

  #replace(chain: readonly ModelLine[]): void {
    for (const id of new Set(chain.map(({ file }) => file))) this.touch(id as number);
    for (const { id } of chain) this.#drop(id);
  }

  /** The terms for which a new file generates a line: nothing ever came for them. */
  dueTerms(terms: readonly number[]): number[] {
    const known = new Set([...this.lines.values()].map(({ term }) => term));
    return terms.filter((term) => !known.has(term));
  }

  isReliedOn({ id }: ModelLine, besides?: number): boolean {
    return [...this.lines.values()].some(
      (line) => line.advance === id && !line.deleted && line.file !== besides,
    );
  }

  move(id: number, from: number, to: number, among: (line: ModelLine) => boolean): number {
    if (from === 4 && this.files.get(id)?.posted) return 0;
    return this.#change(id, (line) => {
      if (!among(line) || line.status !== from || (from === 4 && this.isPickedUp(line))) return false;
      if (from === 2 && this.isReliedOn(line)) return false;
      line.status = to;
      return true;
    });
  }

  remove(id: number, among: (line: ModelLine) => boolean): number {
    return this.#change(id, (line) => {
      if (!among(line) || line.status !== 1) return false;
      line.deleted = true;
      return true;
    });
  }

  /** Brings back what a deletion took, unless that would pay something twice. */
  restore(id: number, deletion: string): number {
    const all = [...this.lines.values()];
    const back = all.filter((line) => {
      if (line.file !== id || !line.deleted || line.deletion !== deletion) return false;
      const live = all.filter((other) => !other.deleted);
      if (line.source === 3 && live.some(({ source, term }) => source < 3 && term === line.term))
        return false;
      if (line.source !== 3 && this.#generatedPays(line)) return false;
      if (line.source === 5 && !live.some((other) => other.id === line.forwards && other.status === 4))
        return false;
      return line.advance === null || !live.some(({ advance }) => advance === line.advance);
    });
    for (const line of back) {
      line.deleted = false;
      delete line.deletion;
    }
    if (back.length > 0) this.touch(id);
    return back.length;
  }

  adjust(id: number, line: ModelLine, cents: number): number {
    return this.#change(id, (each) => {
      if (each.id !== line.id || each.status !== 1 || each.adjusted === cents) return false;
      each.adjusted = cents;
      return true;
    });
  }

  #change(id: number, change: (line: ModelLine) => boolean): number {
    const changed = this.linesOf(id).filter(change).length;
    if (changed > 0) this.touch(id);
    return changed;
  }

  touch(id: number): void {
    const file = this.files.get(id);
    if (file) file.version += 1;
  }

  isDeletable(id: number): boolean {
    return (
      !this.files.get(id)?.posted && this.linesOf(id).every(({ status }) => status === 1 || status === 2)
    );
  }

  /** A line of the file has paid for a carrier's line in another one. */
  hasPaidElsewhere(id: number): boolean {
    return this.linesOf(id).some((line) => this.isReliedOn(line, id));
  }

  deleteFile(id: number): void {
    for (const line of this.linesOf(id)) {
      if (line.source > 2) {
        if (line.source === 4) line.deleted = true;
        else this.#drop(line.id);
      } else
        Object.assign(line, { file: null, status: 1, adjusted: line.commission, advance: null, used: 0 });
    }
    Object.assign(this.files.get(id) as ModelFile, { deleted: true });
  }

  /** With the copies of it that were deleted. */
  #drop(id: number): void {
    this.lines.delete(id);
    for (const line of [...this.lines.values()]) if (line.forwards === id) this.#drop(line.id);
  }

  merge(target: number, source: number): number {
    const moved = new Map(this.linesOf(source).map((line) => [line.id, source]));
    for (const line of this.linesOf(source)) line.file = target;
    Object.assign(this.files.get(source) as ModelFile, { deleted: true });
    // Its lines forget where they came from before, so what was merged into it earlier stays.
    this.touch(source);
    this.touch(target);
    const { version } = this.files.get(target) as ModelFile;
    this.#merges.push({ target, version, sources: [source], moved });
    return moved.size;
  }

  /** Returns false when there is nothing to undo. */
  undo(target: number): boolean {
    const merge = this.#merges.findLast((each) => each.target === target);
    const file = this.open(target);
    if (!merge || !file || file.archived || file.posted || file.version !== merge.version) return false;
    for (const [id, from] of merge.moved) {
      const line = this.lines.get(id);
      if (line) line.file = from;
    }
    for (const id of merge.sources) Object.assign(this.files.get(id) as ModelFile, { deleted: false });
    this.#merges = this.#merges.filter((each) => each !== merge);
    this.touch(target);
    return true;
  }
}
