import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type {
  AgencyForm,
  saveMapping as mapEndpoint,
  saveForm as saveEndpoint,
  switchForm as switchEndpoint,
} from '../contract.ts';
import { mappingProblem } from '../rules/mapping.ts';
import { FORMS, formOf } from './form-records.ts';
import { updateForm } from './store.ts';

const meant = ({ params, body }: { params: { id: number }; body: { version?: number | undefined } }) => ({
  id: params.id,
  version: body.version,
});

export async function saveForm(call: Call<typeof saveEndpoint>): Promise<AgencyForm> {
  const { name, description } = call.body;
  const saved = await changeRecord(FORMS, call, meant(call), {
    change: ({ id }) => updateForm(call.db, id, { name, description }),
  });
  return formOf(saved);
}

export async function saveMapping(call: Call<typeof mapEndpoint>): Promise<AgencyForm> {
  const { mapping } = call.body;
  const saved = await changeRecord(FORMS, call, meant(call), {
    action: 'mapped',
    problems: (before): Record<string, string[]> => {
      const problem = before && mappingProblem(before.fields, mapping);
      return problem ? { mapping: [problem] } : {};
    },
    change: ({ id }) => updateForm(call.db, id, { mapping }),
  });
  return formOf(saved);
}

export async function switchForm(call: Call<typeof switchEndpoint>): Promise<AgencyForm> {
  const { active } = call.body;
  const saved = await changeRecord(FORMS, call, meant(call), {
    action: active ? 'brought back' : 'taken out',
    isDone: (before) => before.active === active,
    change: ({ id }) => updateForm(call.db, id, { active }),
  });
  return formOf(saved);
}
