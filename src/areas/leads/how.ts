/** How the figures of this area are counted, in the words that the screens show. */
export const HOW_BY_STATUS =
  'All leads of the agency that have the status now, whoever they are assigned to. Only statuses whose lists are open to you are shown.';

export const HOW_OUTCOMES =
  'Leads that came in during the last twelve months. Sold and Closed are what they are today, In work is the rest. Conversion is Sold divided by all of them, those in work included.';

export const HOW_OUTCOME_GROUPS = `${HOW_OUTCOMES} The fifteen groups with the most leads are shown.`;

export const HOW_OUTCOME_SUM =
  'The rows above added up. Their conversion is all that were sold divided by all leads.';
