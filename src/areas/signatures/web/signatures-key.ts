// Apart from the queries, whose schemas load with the screens.

/** The requests of a contract; whoever changes the contract asks for them again. */
export const signaturesKey = (contractId: number) => ['signatures', contractId] as const;
