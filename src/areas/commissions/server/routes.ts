import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { commissionFigures as figuresEndpoint } from '../figures-contract.ts';
import * as lines from '../line-contract.ts';
import { adjustLines } from './adjust-lines.ts';
import { archiveFiles, unarchiveFiles } from './archive-files.ts';
import { addManualLine, deleteLines, updateLines } from './change-lines.ts';
import { commissionFigures } from './commission-figures.ts';
import { createFile } from './create-file.ts';
import { deleteFiles } from './delete-files.ts';
import { exportLines, planLines } from './export-lines.ts';
import { fetchFiles, listFiles } from './list-files.ts';
import { listLines } from './list-lines.ts';
import { listCustomers, listPolicies } from './manual-choices.ts';
import { mergeFiles, undoMerge } from './merge-files.ts';
import { restoreLines } from './restore-lines.ts';
import { viewFile } from './view-file.ts';

export function commissionRoutes(mount: Mount): void {
  mount(contract.createFile, createFile);
  mount(contract.listFiles, listFiles);
  mount(contract.fetchFiles, fetchFiles);
  mount(contract.deleteFiles, deleteFiles);
  mount(contract.archiveFiles, archiveFiles);
  mount(contract.unarchiveFiles, unarchiveFiles);
  mount(contract.mergeFiles, mergeFiles);
  mount(contract.undoMerge, undoMerge);
  mount(contract.viewFile, viewFile);
  mount(figuresEndpoint, commissionFigures);
  mount(lines.listLines, listLines);
  mount(lines.exportLines, { within: planLines, after: exportLines });
  mount(lines.updateLines, updateLines);
  mount(lines.deleteLines, deleteLines);
  mount(lines.restoreLines, restoreLines);
  mount(lines.adjustLines, adjustLines);
  mount(lines.addManualLine, addManualLine);
  mount(lines.commissionCustomers, listCustomers);
  mount(lines.commissionPolicies, listPolicies);
}
