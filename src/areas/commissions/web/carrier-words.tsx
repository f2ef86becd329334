import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface CarrierWordsProps {
  ours: string;
  /** '' where the carrier said nothing. */
  carrier: string;
  children: ReactNode;
}

/** What is ours, with the carrier's own words on hover where they differ. */
export function CarrierWords({ ours, carrier, children }: CarrierWordsProps) {
  if (carrier === '' || carrier === ours) return children;
  return <span title={texts.lineColumns.carrierSays(carrier)}>{children}</span>;
}
