-- Leads of an imported file are compared by the form's rule, which has indexes of its own.
DROP INDEX leads_name;
