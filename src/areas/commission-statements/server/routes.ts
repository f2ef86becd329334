import type { Mount } from '#platform/server/http/mount.ts';
import { sendPaper } from '#platform/server/pdf/print.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { listFiles, listPeople } from './choice-store.ts';
import { createStatement } from './create-statement.ts';
import { deleteStatement } from './delete-statement.ts';
import { listStatements, listWaiting, previewStatement, statementLines } from './list-statements.ts';
import { postFiles } from './post-files.ts';
import { statementPrintout } from './print-statement.ts';
import { settleHouse, unsettleHouse } from './settle-house.ts';
import { loadStatement } from './statement-of.ts';
import { saveDeposit, tieOutFiles } from './tie-out.ts';

export function commissionStatementRoutes(mount: Mount): void {
  mount(contract.listStatements, listStatements);
  mount(contract.listWaiting, listWaiting);
  mount(contract.statementChoices, async ({ db }) => ({
    people: await listPeople(db),
    files: await listFiles(db),
  }));
  mount(contract.previewStatement, previewStatement);
  mount(contract.createStatement, createStatement);
  mount(contract.findStatement, ({ db, params }) => loadStatement(db, params.id));
  mount(contract.statementLines, statementLines);
  mount(contract.deleteStatement, deleteStatement);
  mount(contract.statementPdf, { within: statementPrintout, after: sendPaper });
  mount(posting.tieOutFiles, tieOutFiles);
  mount(posting.saveDeposit, saveDeposit);
  mount(posting.settleHouse, settleHouse);
  mount(posting.unsettleHouse, unsettleHouse);
  mount(posting.postFiles, postFiles);
}
