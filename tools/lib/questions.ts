import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';

interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/** Asks one question after the other: at a terminal, or of what is piped in, a line for each. */
export class Questions {
  readonly #lines: AsyncIterator<string>;
  readonly #output: Writable;
  readonly #close: () => void;
  readonly #isTerminal: boolean;
  #isSecret = false;

  constructor({ input, output }: Terminal = { input: process.stdin, output: process.stdout }) {
    this.#output = output;
    this.#isTerminal = input.isTTY === true;
    // What is typed for a secret is not shown.
    const echo = new Writable({
      write: (chunk, _encoding, done) => {
        if (!this.#isSecret) output.write(chunk);
        done();
      },
    });
    const asked = createInterface({ input, output: echo, terminal: this.#isTerminal });
    // From the start: piped lines come before the second question is asked.
    this.#lines = asked[Symbol.asyncIterator]();
    this.#close = () => asked.close();
  }

  async ask(question: string, { isSecret = false } = {}): Promise<string> {
    this.#output.write(question);
    this.#isSecret = isSecret;
    const { value, done } = await this.#lines.next();
    this.#isSecret = false;
    if (isSecret || !this.#isTerminal) this.#output.write('\n');
    if (done) throw new Error(`There is no answer to "${question.trim()}". Nothing was set up.`);
    return value.trim();
  }

  close(): void {
    this.#close();
  }
}
