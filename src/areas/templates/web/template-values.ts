import type { ShownChange } from '#platform/shared/log-words.ts';
import type { Difference } from '#platform/web/ui/conflict-dialog.tsx';
import type { Template, TemplateInput, TemplateKind } from '../contract.ts';
import { texts } from './texts.ts';

export type TemplateValues = Omit<TemplateInput, 'version'>;

export function templateValues(template: Template | undefined, kind: TemplateKind): TemplateValues {
  return {
    kind: template?.kind ?? kind,
    title: template?.title ?? '',
    subject: template?.subject ?? '',
    body: template?.body ?? '',
    isDefault: template?.isDefault ?? false,
    active: template?.active ?? true,
  };
}

export function templateDifferences(theirs: TemplateValues, mine: TemplateValues): Difference[] {
  const yes = (flag: boolean) => (flag ? texts.yes : texts.no);
  return [
    { label: texts.labels.title, theirs: theirs.title.trim(), mine: mine.title.trim() },
    { label: texts.labels.subject, theirs: theirs.subject, mine: mine.subject },
    { label: texts.labels.body, theirs: plain(theirs.body), mine: plain(mine.body) },
    { label: texts.labels.active, theirs: yes(theirs.active), mine: yes(mine.active) },
    {
      label: texts.labels.isDefault,
      theirs: yes(theirs.isDefault),
      mine: yes(mine.isDefault),
    },
  ].filter((difference) => difference.theirs !== difference.mine);
}

/** The words of the HTML, for people who compare. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const LABELS: Readonly<Record<string, string>> = texts.labels;

/** An entry of the log in words; what was empty from the beginning is no news. */
export function fieldDifferences(
  changes: readonly { field: string; before: unknown; after: unknown }[],
): ShownChange[] {
  return changes
    .filter(({ field, before, after }) => LABELS[field] && !(before === null && after === false))
    .map(({ field, before, after }) => ({
      field,
      label: LABELS[field] ?? field,
      one: linesOf(before),
      other: linesOf(after),
    }));
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  const words = typeof value === 'string' ? plain(value) : '';
  return words === '' ? [] : [words];
}
