import type { Submit } from '../ui/use-submit.ts';

/** What the frame of a form has to know of its saving. */
export interface FormState extends Pick<Submit, 'onSubmit' | 'sending'> {
  /** Somebody else was first, and the choice is still open. */
  conflict?: object | undefined;
}
