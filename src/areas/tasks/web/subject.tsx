import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Task } from '../contract.ts';
import { commonTexts } from './texts/common.ts';

type About = Pick<Task, 'custid' | 'customerName' | 'leadMainId' | 'leadName'>;

/** Whom a task is about, as a way there. */
export function Subject({ task: { custid, customerName, leadMainId, leadName } }: { task: About }) {
  if (custid !== null)
    return (
      <TextLink to="/customer/$id" params={{ id: custid }} fz="inherit">
        {customerName}
      </TextLink>
    );
  if (leadMainId === null) return null;
  return (
    <TextLink to="/lead/$id" params={{ id: leadMainId }} fz="inherit">
      {commonTexts.lead(leadName)}
    </TextLink>
  );
}
