export { DeadlineNote as default } from '../results/deadline-note'
