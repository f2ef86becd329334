import { Refusal, refuse } from '../http/refusal.ts';

export interface PlaceLimits {
  /** How many work at the same time. */
  atOnce: number;
  /** How many of one agency; all but the last place unless it says otherwise, so that the others get theirs. */
  atOnceOfOne?: number;
  /** How many of one agency may wait, and how many of all agencies. */
  waitingOfOne: number;
  waiting: number;
  /** The longest wait. */
  waitMs: number;
  /** What someone is told when there is no room. */
  busy: string;
}

interface Waiting {
  enter: () => void;
}

const RETRY_SECONDS = 5;

/** Places for work, given out in turn to the agencies that wait for one. */
export class FairPlaces {
  readonly #limits: PlaceLimits;
  readonly #held = new Map<number, number>();
  /** The agencies in the order of their turns, each with those that wait. */
  readonly #lines = new Map<number, Waiting[]>();
  #taken = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** How many work and how many wait at the moment. */
  get figures(): { atWork: number; waiting: number } {
    return { atWork: this.#taken, waiting: this.#waiting };
  }

  /** Answers once there is a place, with what gives it back. Whoever has begun elsewhere already is never refused. */
  async take(agency: number, { hasBegun = false } = {}): Promise<() => void> {
    if (!this.#hasRoomFor(agency)) await this.#wait(agency, hasBegun);
    else this.#hold(agency);
    let isHeld = true;
    return () => {
      if (isHeld) this.#giveBack(agency);
      isHeld = false;
    };
  }

  #hasRoomFor(agency: number): boolean {
    const { atOnce, atOnceOfOne = Math.max(1, atOnce - 1) } = this.#limits;
    return this.#taken < atOnce && (this.#held.get(agency) ?? 0) < atOnceOfOne;
  }

  #hold(agency: number): void {
    this.#taken++;
    this.#held.set(agency, (this.#held.get(agency) ?? 0) + 1);
  }

  #giveBack(agency: number): void {
    this.#taken--;
    const left = (this.#held.get(agency) ?? 1) - 1;
    if (left > 0) this.#held.set(agency, left);
    else this.#held.delete(agency);
    this.#callNext();
  }

  get #waiting(): number {
    return [...this.#lines.values()].reduce((sum, each) => sum + each.length, 0);
  }

  #wait(agency: number, hasBegun: boolean): Promise<void> {
    const { waitingOfOne, waiting, waitMs, busy } = this.#limits;
    const line = this.#lines.get(agency) ?? [];
    if (!hasBegun && line.length >= waitingOfOne) throw refuse.tooMany(busy, RETRY_SECONDS);
    if (!hasBegun && this.#waiting >= waiting) throw noRoom(busy);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#leave(agency, one);
        reject(noRoom(busy));
      };
      const tooLong = hasBegun ? undefined : setTimeout(giveUp, waitMs);
      const one = {
        enter: () => {
          clearTimeout(tooLong);
          this.#hold(agency);
          resolve();
        },
      };
      line.push(one);
      this.#lines.set(agency, line);
    });
  }

  #leave(agency: number, one: Waiting): void {
    const line = this.#lines.get(agency)?.filter((each) => each !== one) ?? [];
    if (line.length > 0) this.#lines.set(agency, line);
    else this.#lines.delete(agency);
  }

  /** The agency whose turn it was goes to the end of the line. */
  #callNext(): void {
    for (const [agency, [first, ...others]] of this.#lines) {
      if (!first || !this.#hasRoomFor(agency)) continue;
      this.#lines.delete(agency);
      if (others.length > 0) this.#lines.set(agency, others);
      first.enter();
      return;
    }
  }
}

const noRoom = (message: string) => new Refusal(503, { message }, { 'retry-after': String(RETRY_SECONDS) });
