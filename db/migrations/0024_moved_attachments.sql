-- The files of a policy go along when it moves to another customer.
GRANT UPDATE (customer_id) ON attachments TO coverdesk_app;
