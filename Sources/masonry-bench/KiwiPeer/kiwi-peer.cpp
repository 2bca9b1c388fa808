// Times the kiwi constraint solver on a linear system read from standard input: build and solve, in milliseconds
// of processor time.
//
// Input: `variables rows`, then a variable a line (`f` free, `n` non-negative, `p value` given), then a row a line:
// `relation(-1 0 1) constant priority count (variable coefficient)*`. Required rows that kiwi finds unsatisfiable are
// left out and counted. Output: `best-milliseconds left-out`.

#include <algorithm>
#include <ctime>
#include <iostream>
#include <limits>
#include <cmath>
#include <set>
#include <sys/resource.h>
#include <utility>
#include <vector>

#include <kiwi/kiwi.h>

struct Row {
    int relation;
    double constant;
    double priority;
    std::vector<std::pair<int, double>> terms;
};

// The time of the only thread: that of the process is coarse as soon as it has a limit.
double milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

int main(int argc, char** argv) {
    // The process is ended when it has used up the limit (seconds of processor time); that is how slow cases are bounded.
    if (argc > 1) {
        rlimit limit{};
        limit.rlim_cur = static_cast<rlim_t>(std::stoi(argv[1]));
        limit.rlim_max = limit.rlim_cur + 1;
        setrlimit(RLIMIT_CPU, &limit);
    }
    int variableCount = 0, rowCount = 0;
    std::cin >> variableCount >> rowCount;
    std::vector<std::pair<char, double>> kinds;
    for (int index = 0; index < variableCount; ++index) {
        char kind = 'f';
        double value = 0;
        std::cin >> kind;
        if (kind == 'p') std::cin >> value;
        kinds.emplace_back(kind, value);
    }
    std::vector<Row> rows;
    std::set<double> priorities;
    for (int index = 0; index < rowCount; ++index) {
        Row row;
        size_t count = 0;
        std::cin >> row.relation >> row.constant >> row.priority >> count;
        for (size_t term = 0; term < count; ++term) {
            int variable = 0;
            double coefficient = 0;
            std::cin >> variable >> coefficient;
            row.terms.emplace_back(variable, coefficient);
        }
        if (row.priority < 1000) priorities.insert(row.priority);
        rows.push_back(std::move(row));
    }
    // Weights grow tenfold from one priority in use to the next, the usual way to approximate an order.
    auto strength = [&](double priority) {
        if (priority >= 1000) return kiwi::strength::required;
        auto rank = std::distance(priorities.begin(), priorities.find(priority));
        return std::min(std::pow(10.0, static_cast<double>(rank)), 1e8);
    };
    double best = std::numeric_limits<double>::infinity();
    int leftOut = 0;
    double total = 0;
    for (int run = 0; run < 20 && total < 1000; ++run) {
        leftOut = 0;
        double start = milliseconds();
        kiwi::Solver solver;
        std::vector<kiwi::Variable> variables(static_cast<size_t>(variableCount));
        for (int index = 0; index < variableCount; ++index) {
            auto& variable = variables[static_cast<size_t>(index)];
            auto [kind, value] = kinds[static_cast<size_t>(index)];
            if (kind == 'p') {
                kiwi::Expression expression({kiwi::Term(variable)}, -value);
                solver.addConstraint(kiwi::Constraint(expression, kiwi::OP_EQ));
            }
        }
        for (const auto& row : rows) {
            std::vector<kiwi::Term> terms;
            for (auto [variable, coefficient] : row.terms)
                terms.emplace_back(variables[static_cast<size_t>(variable)], coefficient);
            auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
            try {
                solver.addConstraint(
                    kiwi::Constraint(kiwi::Expression(terms, -row.constant), relation, strength(row.priority)));
            } catch (const kiwi::UnsatisfiableConstraint&) {
                ++leftOut;
            }
        }
        // Sizes are kept non-negative last: that is where these rows cost kiwi least.
        for (int index = 0; index < variableCount; ++index)
            if (kinds[static_cast<size_t>(index)].first == 'n')
                solver.addConstraint(
                    kiwi::Constraint(kiwi::Expression(variables[static_cast<size_t>(index)]), kiwi::OP_GE));
        solver.updateVariables();
        double time = milliseconds() - start;
        best = std::min(best, time);
        total += time;
    }
    std::cout << best << ' ' << leftOut << std::endl;
    return 0;
}
