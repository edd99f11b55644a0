// Programs get an answer of their kind, not the page for visitors who are lost.
import { missing } from '../_problem/answer'

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT }
