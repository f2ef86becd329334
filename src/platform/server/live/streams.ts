import { Readable } from 'node:stream';
import type { GateFacts } from '#platform/shared/gates.ts';
import { type LiveKind, mayHear, READY } from '#platform/shared/live.ts';
import { refuse } from '../http/refusal.ts';

export interface Person {
  masterId: number;
  employeeId: number;
}

/** Whose stream it is, which session's or API token's, and what that may hear. */
export interface Listener extends Person, GateFacts {
  id: string;
}

interface Stream {
  listener: Listener;
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

  /** With `hasMissed` it hears at once that something may have been missed before it. */
  open(listener: Listener, hasMissed: boolean): Readable {
    const key = keyOf(listener);
    const mine = this.#byPerson.get(key) ?? new Set();
    if (mine.size >= MOST_STREAMS)
      throw refuse.tooMany('Too many windows are open at once. Close some of them.', RETRY_SECONDS);
    const out = new Readable({ read() {} });
    const stream = { listener, out };
    this.#byPerson.set(key, mine.add(stream));
    out.once('close', () => {
      mine.delete(stream);
      if (mine.size === 0 && this.#byPerson.get(key) === mine) this.#byPerson.delete(key);
    });
    // A browser that comes back by itself names the id of the stream that it lost.
    out.push('id: 1\nretry: 2000\n\n');
    if (hasMissed) write(out, READY_WORD);
    return out;
  }

  tell(person: Person, kind: LiveKind): void {
    for (const stream of this.#byPerson.get(keyOf(person)) ?? []) pass(stream, kind);
  }

  tellAgency(masterId: number, kind: LiveKind): void {
    for (const stream of this.#all()) if (stream.listener.masterId === masterId) pass(stream, kind);
  }

  /** Something may have been missed by everybody. */
  ready(): void {
    for (const { out } of this.#all()) write(out, READY_WORD);
  }

  /** Keeps proxies from closing what seems idle, and finds out who is gone. */
  beat(): void {
    for (const { out } of this.#all()) write(out, ':\n\n');
  }

  sessionIds(): string[] {
    return [...new Set(this.#all().map(({ listener }) => listener.id))];
  }

  end(isOver: (sessionId: string) => boolean): void {
    for (const streams of this.#byPerson.values()) {
      for (const stream of streams) if (isOver(stream.listener.id)) hangUp(streams, stream);
    }
  }

  /** Every stream of a person; their browsers open new ones, which hear what the person may hear now. */
  endOf(person: Person): void {
    const streams = this.#byPerson.get(keyOf(person)) ?? new Set();
    for (const stream of streams) hangUp(streams, stream);
  }

  #all(): Stream[] {
    return [...this.#byPerson.values()].flatMap((streams) => [...streams]);
  }
}

function hangUp(streams: Set<Stream>, stream: Stream): void {
  streams.delete(stream);
  stream.out.push(null);
}

function pass({ listener, out }: Stream, kind: LiveKind): void {
  if (mayHear(kind, listener)) write(out, `data: ${kind}\n\n`);
}

function write(out: Readable, text: string): void {
  if (out.readableLength > MOST_UNREAD_BYTES) out.destroy();
  else if (!out.destroyed) out.push(text);
}

const READY_WORD = `data: ${READY}\n\n`;

const keyOf = ({ masterId, employeeId }: Person) => `${masterId}:${employeeId}`;
