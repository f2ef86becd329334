import type { Mount } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { isOpen } from '#platform/shared/gates.ts';
import * as contract from '../contract.ts';
import * as files from '../files-contract.ts';
import { attachFile } from './attach-file.ts';
import { createEmail } from './create-email.ts';
import { listFromAddresses } from './judge-email.ts';
import { findGoingFiles } from './mail-files.ts';
import { fileSeen, openFile, readSent, whoseMails } from './read-sent.ts';
import { findCustomer } from './reference-store.ts';
import { countAcord, countEmails, listAcord, listEmails } from './store.ts';
import { customerFiles, leadFiles } from './stored-files.ts';

export function emailRoutes(mount: Mount): void {
  mount(contract.attachFile, attachFile);

  mount(contract.createEmail, createEmail);

  mount(contract.prefillAttachments, async ({ db, session, config, body }) => {
    const { files, errors } = await findGoingFiles(db, session, body);
    refuseProblems(errors);
    return { filenames: files.map(({ filename }) => filename), files, sizeLimit: config.uploadLimit };
  });

  mount(files.customerFiles, customerFiles);

  mount(files.leadFiles, leadFiles);

  mount(contract.fromAddresses, async ({ db, session }) => ({
    results: await listFromAddresses(db, session),
  }));

  mount(contract.sentEmails, async ({ db, session, query }) => {
    const whose = await whoseMails(db, session, query);
    const total = await countEmails(db, whose);
    const { rows, pagination } = await pageOf(query, total, (part) => listEmails(db, whose, part));
    return { results: rows, pagination };
  });

  mount(contract.sentEmail, ({ db, session, params }) => readSent(db, session, params.id));

  mount(contract.downloadEmailFile, {
    within: ({ db, session, params }) => fileSeen(db, session, params.id),
    after: (row, { files }) => openFile(files, row),
  });

  mount(contract.acordHistory, async ({ db, session, query }) => {
    const { customerId } = query;
    if (customerId && !(await findCustomer(db, customerId))) throw refuse.notFound();
    const reader = isOpen('admin', session) ? undefined : session.employeeId;
    const total = await countAcord(db, { customerId, reader });
    const { rows, pagination } = await pageOf(query, total, (part) =>
      listAcord(db, { customerId, reader }, part),
    );
    return { results: rows, pagination };
  });
}
