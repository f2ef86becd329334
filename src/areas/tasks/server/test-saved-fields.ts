import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import type { TestAnswer, TestClient } from '#platform/server/testing/test-client.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { listChoices, savePriority, saveStatus, saveType, type TaskChoices } from '../choices-contract.ts';
import { findTask, listNotes, saveTask } from '../contract.ts';

export const savedTask = readsAsSaved(saveTask)(async ({ owner }, { client, masterId }) => {
  /** What is sent as a note is in the list of notes. */
  const withNote = async (task: Promise<TestAnswer>) => {
    const answer = await task;
    const notes = await client.call(listNotes, { params: { id: answer.body.id } });
    return { ...answer, body: { ...answer.body, notes: notes.body.results?.[0]?.text } };
  };
  const save = (id: number, body: unknown) => withNote(client.call(saveTask, { params: { id }, body }));
  return {
    fields: {
      type: [1, 2, 3],
      review_required: [1, 0, 1],
      custid: [await buildCustomer(owner, masterId), null, await buildCustomer(owner, masterId)],
      leadMainId: [null, await buildLead(owner, masterId), null],
      office: {
        values: [null, await buildOffice(owner, masterId), null],
        read: ({ office }) => office || null,
      },
      touser: [await buildEmployee(owner, masterId), 0, await buildEmployee(owner, masterId)],
      duedate: ['2099-02-03', '2099-03-04', '2099-04-05'],
      tasktime: ['09:30', '10:00', '11:30'],
      duration: [30, 45, 60],
      priority: [1, 2, 1],
      taskstatusid: [2, 3, 4],
      desc: ['Send the cards', 'Send the quote', 'Send the policy'],
      notes: ['First', 'Second', 'Third'],
    },
    saves: [
      (body) => save(0, body),
      (body) => save(0, { ...body, version: undefined }),
      (body, { id }) => save(id, body),
    ],
    find: ({ id }) => withNote(client.call(findTask, { params: { id } })),
  };
});

/** A choice is read in the list of all. */
const choiceCalls = (client: TestClient, save: Endpoint, list: keyof TaskChoices) => ({
  saves: addThenChange(client, { save, find: listChoices }).saves,
  find: async ({ id }: { id: number }) => {
    const found = await client.call(listChoices);
    const choices: { id: number }[] = found.body[list];
    return { ...found, body: choices.find((choice) => choice.id === id) };
  },
});

export const savedTaskType = readsAsSaved(saveType)(async (_, { client }) => ({
  fields: {
    description: ['Inspection', 'Inspection of a home'],
    place: [2, 4],
    showInCalendar: [1, 0],
    needsDescription: [1, 0],
    active: [false, true],
  },
  ...choiceCalls(client, saveType, 'types'),
}));

const BEGINNING = { place: [1, 2], default: [0, 1], active: [false, true] } as const;

export const savedTaskPriority = readsAsSaved(savePriority)(async (_, { client }) => ({
  fields: { description: ['At once', 'Now'], ...BEGINNING },
  ...choiceCalls(client, savePriority, 'priorities'),
}));

export const savedTaskStatus = readsAsSaved(saveStatus)(async (_, { client }) => ({
  fields: { description: ['With the bank', 'With a bank'], ...BEGINNING },
  ...choiceCalls(client, saveStatus, 'statuses'),
}));
