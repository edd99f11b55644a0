export const help = `npm run contacts -- COMMAND

  list [--contact ADDRESS] [--waiting]      the messages, the newest first; --waiting: what is still to be delivered
  show REF                                  everything of one message
  retry                                     what could not be delivered is tried again now
  export [REF | --contact ADDRESS] FOLDER   messages as JSON with their files, as an answer to a person who asks
  backup FILE                               all messages and their files, while the site runs
  restore FILE                              takes back what is in a backup and not here any more; the site may run
  purge REF | --contact ADDRESS | --older-than DAYS [--yes]
                                            deletes messages and their files for good; --yes: without asking
  help                                      this

REF is a reference such as K7M2-9QXT. ADDRESS is an e-mail address, a phone number or a Telegram name, however it is spelled.`
