import { expect, type Page } from '@playwright/test';

interface Heard {
  results: { transcript: string }[][];
}

interface FakedRecogniser {
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

declare global {
  interface Window {
    recogniser?: FakedRecogniser | undefined;
  }
}

/** A recognizer that hears what the test says, instead of the browser's own and its microphone. */
export class FakedSpeech {
  readonly page: Page;
  /** The durations that were logged, in seconds. */
  readonly logged: number[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.url().endsWith('/speech-to-text/log')) this.logged.push(request.postDataJSON().duration);
    });
  }

  async install(): Promise<void> {
    await this.page.addInitScript(() => {
      class Recogniser {
        onresult = null;
        onerror = null;
        onend = null;
        start() {
          window.recogniser = this;
        }
        abort() {
          window.recogniser = undefined;
        }
      }
      Object.assign(window, { SpeechRecognition: Recogniser });
    });
  }

  /** Everything that was said so far, one piece after the other. */
  async say(...pieces: string[]): Promise<void> {
    await this.expectListening(true);
    await this.page.evaluate((texts) => {
      window.recogniser?.onresult?.({ results: texts.map((transcript) => [{ transcript }]) });
    }, pieces);
  }

  async fail(error: string): Promise<void> {
    await this.expectListening(true);
    await this.page.evaluate((code) => window.recogniser?.onerror?.({ error: code }), error);
  }

  async expectListening(isListening: boolean): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => window.recogniser !== undefined)).toBe(isListening);
  }
}
