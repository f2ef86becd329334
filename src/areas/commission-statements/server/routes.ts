import type { Mount } from '#platform/server/http/mount.ts';
import { sendPaper } from '#platform/server/pdf/print.ts';
import * as contract from '../contract.ts';
import * as ledger from '../payroll-contract.ts';
import * as posting from '../posting-contract.ts';
import { listFiles, listMonths, listPeople } from './choice-store.ts';
import { createAllStatements, createStatement } from './create-statement.ts';
import { deleteStatement } from './delete-statement.ts';
import * as exporting from './export-statements.ts';
import { listStatements, listWaiting, previewStatement, statementLines } from './list-statements.ts';
import { exportLedger, listLedger, payroll, planLedger } from './payroll.ts';
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
    months: await listMonths(db),
  }));
  mount(contract.previewStatement, previewStatement);
  mount(contract.createStatement, createStatement);
  mount(contract.createAllStatements, createAllStatements);
  mount(contract.exportStatements, { within: exporting.planStatements, after: exporting.exportStatements });
  mount(contract.exportStatement, { within: exporting.planStatement, after: exporting.exportStatement });
  mount(ledger.payroll, payroll);
  mount(ledger.listLedger, listLedger);
  mount(ledger.exportLedger, { within: planLedger, after: exportLedger });
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
