import { screenTexts } from '#platform/web/screen-texts.ts';
import { actions, additional, buttons, funding, hiding, voiding } from './texts/actions.ts';
import { agreement, answers, form, labels, statuses, working } from './texts/form.ts';
import { choosing, list, notFound, standing } from './texts/list.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  list,
  standing,
  choosing,
  notFound,
  statuses,
  answers,
  labels,
  form,
  working,
  agreement,
  buttons,
  actions,
  voiding,
  hiding,
  additional,
  funding,
});
