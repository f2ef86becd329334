import { type TableRow, table } from './table-loader.ts';
import { type DemoTemplate, EMAIL_TEMPLATES, LETTERS } from './words/templates.ts';

export const TEMPLATES = table('templates', [
  ...(['master_id', 'id', 'kind', 'title', 'subject', 'body', 'is_default', 'active'] as const),
]);

const DEMO_AGENCY = 1001;
/** The one that nobody uses anymore. */
const SWITCHED_OFF = 'Condolence';

/** The templates and letters of the demo agency, from id 1 on. */
export function* templateRows(): Generator<TableRow> {
  let id = 0;
  const rowOf = (kind: string, { title, subject, body }: DemoTemplate) => {
    id += 1;
    const flags = { is_default: id === 1, active: title !== SWITCHED_OFF };
    return TEMPLATES.row({ master_id: DEMO_AGENCY, id, kind, title, subject, body, ...flags });
  };
  for (const template of EMAIL_TEMPLATES) yield rowOf('emailBlast', template);
  for (const letter of LETTERS) yield rowOf('customLetter', letter);
}
