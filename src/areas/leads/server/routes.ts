import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { visibleStatuses } from '../statuses.ts';
import { assignLeads } from './assign-leads.ts';
import { changeStatus } from './change-status.ts';
import { listChoices } from './choice-store.ts';
import { convertLead, type LeadFollower, listMatches } from './convert-lead.ts';
import { listFollowUps } from './follow-ups.ts';
import { giveBackLeads } from './give-back-leads.ts';
import { snapshotOf, statsOf } from './lead-figures.ts';
import { listLeadLog, listLeadsLog } from './lead-log.ts';
import { listLeads, lookupLeads } from './list-leads.ts';
import { loadLead } from './load-lead.ts';
import { addNote, listNotes } from './notes.ts';
import { listSame } from './same-leads.ts';
import { addLead, saveLead } from './save-lead.ts';
import { findName } from './store.ts';

/** The followers are those of other areas; the application names them. */
export function leadRoutes(mount: Mount, followers: readonly LeadFollower[] = []): void {
  mount(lists.listLeads, listLeads);
  mount(lists.assignLeads, assignLeads);
  mount(lists.giveBackLeads, giveBackLeads);
  mount(lists.leadSnapshot, ({ db, session }) => snapshotOf(db, visibleStatuses(session)));
  mount(lists.leadStats, ({ db, session }) => statsOf(db, session.timeZone));
  mount(lists.lookupLeads, lookupLeads);
  mount(lists.leadFollowUps, listFollowUps);
  mount(lists.leadsLog, listLeadsLog);
  mount(contract.leadChoices, ({ db }) => listChoices(db));
  mount(contract.leadDuplicates, async ({ db, session, body }) => ({
    results: await listSame(db, session, body),
  }));
  mount(contract.addLead, addLead);
  mount(contract.findLead, ({ db, session, params }) => loadLead(db, session, params.id));
  mount(contract.saveLead, saveLead);
  mount(contract.leadName, async ({ db, params }) => {
    const found = await findName(db, params.id);
    if (!found) throw refuse.notFound();
    return found;
  });
  mount(contract.changeLeadStatus, changeStatus);
  mount(contract.leadNotes, listNotes);
  mount(contract.addLeadNote, addNote);
  mount(contract.leadMatches, listMatches);
  mount(contract.convertLead, (call) => convertLead(call, followers));
  mount(contract.leadLog, listLeadLog);
}
