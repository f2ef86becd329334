import type { Clause } from '#platform/server/pdf/agreement.ts';

/** The legal wording of every agreement, in English whatever the customer reads: it is prescribed in that language. */

export const CLAUSES: readonly Clause[] = [
  {
    title: 'Prepayment',
    text: 'If you pay off early you may be entitled to a refund of part of the finance charge.',
  },
  { title: 'Security', text: 'You give a security interest in the unearned premiums of the policies above.' },
  { title: 'Late payment and default', text: 'See the terms on the last page.' },
];

/** Florida, 627.841 and its like in other states. */
export const NOTICE =
  '1. Do not sign this agreement before you read it or if it contains any blank space. 2. You are entitled to a completely filled-in copy of this agreement. 3. Under the law, you have the right to pay off in advance the full amount due and under certain conditions to obtain a partial refund of the service charge. The set-up fee is not refunded. See the last page for late payment, default, cancellation and security.';

export const TERMS: readonly Clause[] = [
  {
    title: 'Promise to pay',
    text: 'The insured asks the premium finance company to pay the unpaid premium to the insurers or their agents, and promises to pay the premium finance company the total of payments as scheduled, until it is paid in full.',
  },
  {
    title: 'Security',
    text: 'The insured gives the premium finance company a security interest in all unearned premiums, dividends and loss payments that reduce the unearned premiums of the policies named in this agreement.',
  },
  {
    title: 'Late payment',
    text: 'A payment that is not received when it is due is late. The premium finance company may charge the late fee that the law of the state of the insured allows, and no more.',
  },
  {
    title: 'Default and cancellation',
    text: 'If a payment is not made when it is due, the premium finance company may, after the written notice and the days that the law requires, cancel the policies in the name of the insured. The insured appoints the premium finance company as attorney-in-fact for that purpose alone.',
  },
  {
    title: 'Money returned',
    text: 'Unearned premiums that an insurer returns are credited to what is owed. What is left beyond that is paid to the insured, as the law provides. If they do not cover what is owed, the insured pays the rest.',
  },
  {
    title: 'Prepayment',
    text: 'The insured may pay the full amount due at any time before the last payment. The unearned part of the finance charge is then refunded by the method that the law allows. A set-up fee is not refunded.',
  },
  {
    title: 'Agent',
    text: 'The agent is not the agent of the premium finance company, and may not change this agreement. The agent confirms that the policies are in force or bound, that the down payment was taken, and that the insured received a copy.',
  },
  {
    title: 'Whole agreement',
    text: 'This agreement is binding once the premium finance company accepts it in writing or pays the premium. The law of the state of the insured applies. If a part is not valid, the rest stays in force.',
  },
];
