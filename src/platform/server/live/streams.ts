import { Readable } from 'node:stream';
import { refuse } from '../http/refusal.ts';

interface Person {
  masterId: number;
  employeeId: number;
}

/** Whose stream it is, and which session's. */
export interface Viewer extends Person {
  id: string;
}

interface Stream {
  sessionId: string;
  out: Readable;
}

/** One per browser is usual, since its tabs share one; this is for runaway clients. */
export const MOST_STREAMS = 12;
const RETRY_SECONDS = 60;
/** A client that leaves this much unread is gone. */
const MOST_UNREAD_BYTES = 65_536;

/** The open streams of this process. */
export class Streams {
  readonly #byPerson = new Map<string, Set<Stream>>();

  open(viewer: Viewer): Readable {
    const key = keyOf(viewer);
    const mine = this.#byPerson.get(key) ?? new Set();
    if (mine.size >= MOST_STREAMS)
      throw refuse.tooMany('Too many windows are open at once. Close some of them.', RETRY_SECONDS);
    const out = new Readable({ read() {} });
    const stream = { sessionId: viewer.id, out };
    this.#byPerson.set(key, mine.add(stream));
    out.once('close', () => {
      mine.delete(stream);
      if (mine.size === 0 && this.#byPerson.get(key) === mine) this.#byPerson.delete(key);
    });
    out.push('retry: 2000\n\n');
    return out;
  }

  tell(person: Person, kind: string): void {
    for (const { out } of this.#byPerson.get(keyOf(person)) ?? []) write(out, `data: ${kind}\n\n`);
  }

  tellAgency(masterId: number, kind: string): void {
    for (const [key, streams] of this.#byPerson)
      if (key.startsWith(`${masterId}:`)) for (const { out } of streams) write(out, `data: ${kind}\n\n`);
  }

  tellAll(kind: string): void {
    for (const { out } of this.#all()) write(out, `data: ${kind}\n\n`);
  }

  /** Keeps proxies from closing what seems idle, and finds out who is gone. */
  beat(): void {
    for (const { out } of this.#all()) write(out, ':\n\n');
  }

  sessionIds(): string[] {
    return [...new Set(this.#all().map(({ sessionId }) => sessionId))];
  }

  end(isOver: (sessionId: string) => boolean): void {
    for (const streams of this.#byPerson.values()) {
      for (const stream of streams) {
        if (!isOver(stream.sessionId)) continue;
        streams.delete(stream);
        stream.out.push(null);
      }
    }
  }

  #all(): Stream[] {
    return [...this.#byPerson.values()].flatMap((streams) => [...streams]);
  }
}

function write(out: Readable, text: string): void {
  if (out.readableLength > MOST_UNREAD_BYTES) out.destroy();
  else if (!out.destroyed) out.push(text);
}

const keyOf = ({ masterId, employeeId }: Person) => `${masterId}:${employeeId}`;
