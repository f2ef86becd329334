import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that give their tests or hooks more time than others. */
const PATIENT = /\bPATIENCE\b|testTimeout/;

/** Files that take long begin first: one of them at the end would keep a single core busy while the other idles. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isPatient = ({ moduleId }: TestSpecification) => PATIENT.test(readFileSync(moduleId, 'utf8'));
    const patient = new Set(sorted.filter(isPatient));
    return [...patient, ...sorted.filter((file) => !patient.has(file))];
  }
}
