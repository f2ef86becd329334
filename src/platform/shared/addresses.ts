interface Place {
  city: string;
  state: string;
  zip?: string;
}

/** Miami, FL 33145 */
export function placeLine({ city, state, zip = '' }: Place): string {
  return [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** 1841 Coral Way, Miami, FL 33145 */
export function addressLine(at: Place & { address: string }): string {
  return [at.address, placeLine(at)].filter(Boolean).join(', ');
}
