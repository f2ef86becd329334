import type { TourStep } from '#platform/web/ui/tour.ts';
import { texts } from './texts.ts';

const { create, list, file } = texts.tours;

export const CREATE_TOUR: readonly TourStep[] = [
  { at: 'company', ...create.company },
  { at: 'forward-only', ...create.forwardOnly },
  { at: 'dates', ...create.dates },
  { at: 'create', ...create.create },
];

export const LIST_TOUR: readonly TourStep[] = [
  { at: 'tabs', ...list.tabs },
  { at: 'files', ...list.files },
  { at: 'merging', ...list.merging },
  { at: 'create', ...list.create },
];

export const FILE_TOUR: readonly TourStep[] = [
  { at: 'totals', ...file.totals },
  { at: 'states', ...file.states },
  { at: 'filters', ...file.filters },
  { at: 'lines', ...file.lines },
  { at: 'actions', ...file.actions },
];
