import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { markTour, updateVersion } from '../contract.ts';

export function useUpdateVersion() {
  return useMutation({ mutationFn: () => call(updateVersion) });
}

export const markTourSeen = () => call(markTour);
