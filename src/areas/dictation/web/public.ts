export { DictationButton } from './dictation-button.tsx';
export { type Dictation, useDictation } from './use-dictation.ts';
