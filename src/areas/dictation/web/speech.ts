import { texts } from './texts.ts';

/** The part of the browser's recognizer that is used; the type library does not have it yet. */
interface BrowserRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecogniserClass = new () => BrowserRecogniser;

declare global {
  interface Window {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  }
}

export interface SpeechListener {
  /** All that was heard since the start, the words still in doubt included. */
  onHeard: (text: string) => void;
  onProblem: (message: string) => void;
  /** The browser stopped listening by itself. */
  onEnd: () => void;
}

export function hearsSpeech(): boolean {
  return recogniserClass() !== undefined;
}

/** Listens until the returned function is called; nothing is reported after that. */
export function listen({ onHeard, onProblem, onEnd }: SpeechListener): () => void {
  const Recogniser = recogniserClass();
  if (!Recogniser) throw new Error(texts.problems.noRecognition);
  const recogniser = new Recogniser();
  recogniser.lang = 'en-US';
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.onresult = ({ results }) => onHeard(textOf(results));
  recogniser.onerror = ({ error }) => onProblem(PROBLEMS[error] ?? texts.problems.stopped);
  recogniser.onend = onEnd;
  recogniser.start();
  return () => {
    recogniser.onresult = null;
    recogniser.onerror = null;
    recogniser.onend = null;
    recogniser.abort();
  };
}

function recogniserClass(): RecogniserClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

function textOf(results: ArrayLike<ArrayLike<{ transcript: string }>>): string {
  const parts = Array.from(results, (result) => result[0]?.transcript.trim() ?? '');
  return parts.filter(Boolean).join(' ');
}

/** What the browser reports, in words that say what to do. */
const PROBLEMS: Record<string, string> = {
  'no-speech': texts.problems.nothingHeard,
  'audio-capture': texts.problems.noMicrophone,
  'not-allowed': texts.problems.microphoneBlocked,
  'service-not-allowed': texts.problems.microphoneBlocked,
  network: texts.problems.notReached,
};
